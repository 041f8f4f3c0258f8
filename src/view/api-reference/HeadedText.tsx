import { Fragment } from 'react';
import type { PageHeading } from '../../model/page.ts';
import { placeParts, splitByHeadings } from '../../read/openapi/split-by-headings.ts';
import { Heading } from '../content-components/Heading.tsx';
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
          {heading ? (
            <Heading level={heading.depth} id={heading.id}>
              {heading.text}
            </Heading>
          ) : null}
          <Description text={part} />
        </Fragment>
      ))}
    </>
  );
}
