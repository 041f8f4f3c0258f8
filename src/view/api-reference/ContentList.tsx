import type { MediaContent, RequestBody } from '../../model/api/operation.ts';
import { exampleNotes } from '../../read/openapi/example-notes.ts';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { TabSet } from '../content-components/TabSet.tsx';
import { useApi } from './api-context.tsx';
import { Description } from './Description.tsx';
import { EncodingList } from './EncodingList.tsx';
import { ExampleChoice } from './ExampleChoice.tsx';
import { SchemaBody } from './SchemaBody.tsx';

/** The content type of a body that has only one; it stands beside the heading, or below it. */
export function SoleType({ contents }: Pick<RequestBody, 'contents'>) {
  return contents.length === 1 ? <code>{contents[0]!.contentType}</code> : null;
}

/** What stands beside the heading of a request's body: its only content type, and whether it must be sent. */
export function BodyNote({ body: { contents, required } }: { body: RequestBody }) {
  const { texts } = usePage();
  const isSole = contents.length === 1;
  return isSole || required ? (
    <>
      <SoleType contents={contents} /> {required ? texts.required : null}
    </>
  ) : null;
}

interface Props {
  body: Pick<RequestBody, 'description' | 'contents'>;
  /** Whether the heading tells the only content type. */
  hasType?: boolean;
}

/** A request body: its text, and the fields of each content type. */
export function ContentList({ body, hasType = false }: Props) {
  const { ids } = usePage();
  const { contents, description } = body;
  const panels = contents.map((content) => ({
    id: ids.next('content'),
    label: content.contentType,
    tab: content.contentType,
    content: <Content content={content} />,
  }));
  return (
    <>
      <Description text={description} />
      {panels.length === 1 ? (
        <>
          {hasType ? null : (
            <p className="api-content-type">
              <SoleType contents={contents} />
            </p>
          )}
          {panels[0]!.content}
        </>
      ) : null}
      {panels.length > 1 ? (
        <TabSet
          className="api-contents"
          panelClass="api-content"
          panels={panels}
          selected={0}
          sync={false}
          dropdown={panels.length > 2}
        />
      ) : null}
    </>
  );
}

/**
 * The fields of a body, and of each item of one that is streamed. Examples stand here when the request beside shows one
 * of several.
 */
function Content({ content }: { content: MediaContent }) {
  const { constraints, eachItem } = useApi().texts;
  const { schema, itemSchema } = content;
  usePage().used.add('field');
  return (
    <>
      {schema ? <SchemaBody schema={schema} name="body" path={[]} /> : null}
      {itemSchema ? (
        <>
          <p>{eachItem}:</p>
          <SchemaBody schema={itemSchema} name="body" path={[]} />
        </>
      ) : null}
      <EncodingList encoding={content.encoding} />
      <ExampleChoice content={content} />
      {exampleNotes(content).map(({ label, text }) => (
        <div className="field" key={label}>
          <FieldHead name={label} type={constraints.example} />
          <Description text={text} />
        </div>
      ))}
    </>
  );
}
