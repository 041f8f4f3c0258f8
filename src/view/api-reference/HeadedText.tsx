import { Fragment } from 'react';
import type { PageHeading } from '../../model/page.ts';
import { placeParts, splitByHeadings } from '../../read/openapi/split-by-headings.ts';
import { Heading } from '../content-components/Heading.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';

interface Props {
  text: string;
  /** Of its page, at whose beginning the headings of the text stand. */
  outline: readonly PageHeading[];
}

/** A text of a description, with headings that the page's outline leads to. */
export function HeadedText({ text, outline }: Props) {
  return (
    <>
      {placeParts(splitByHeadings(text), outline).map(({ heading, text: part }, index) => (
        <Fragment key={index}>
          {heading && heading.markdown !== '' ? (
            <Heading level={heading.depth} id={heading.id} text={heading.text}>
              <Title {...heading} />
            </Heading>
          ) : null}
          <Description text={part} />
        </Fragment>
      ))}
    </>
  );
}

function Title({ text, markdown }: { text: string; markdown: string }) {
  const { describe } = useApi();
  if (markdown === text) return text;
  // As a heading, so that a number in front makes no list of it.
  const html = /^<h1[^>]*>([\s\S]*)<\/h1>$/.exec(describe(`# ${markdown}`).trim())?.[1];
  return html === undefined ? text : <span dangerouslySetInnerHTML={{ __html: html }} />;
}
