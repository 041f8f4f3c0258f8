import { Fragment } from 'react';
import { splitByHeadings } from '../../read/openapi/split-by-headings.ts';
import { Heading } from '../content-components/Heading.tsx';
import { Description } from './Description.tsx';

/** A long text of a description, with headings that the page's outline leads to. */
export function HeadedText({ text }: { text: string }) {
  return (
    <>
      {splitByHeadings(text).map(({ heading, text: part }, index) => (
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
