import type { ChannelBlock } from '../../read/asyncapi/channel-blocks.ts';
import { CodeBlock } from '../content-components/CodeBlock.tsx';
import { FieldHead } from '../content-components/FieldHead.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { Description } from './Description.tsx';
import { SchemaBody } from './SchemaBody.tsx';

/** What a channel's page says of a server, an operation or a message, piece by piece. */
export function ChannelBlocks({ blocks }: { blocks: readonly ChannelBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ChannelBlock }) {
  switch (block.kind) {
    case 'text':
      return <Description text={block.text} />;
    case 'field':
      return <Field block={block} />;
    case 'code':
      return <CodeBlock language={block.language} title={block.label || undefined} code={block.code} />;
    case 'schema':
      return (
        <>
          {block.label === '' ? null : (
            <p className="api-message-part">
              <strong>{block.label}</strong>
            </p>
          )}
          <SchemaBody schema={block.schema} name="payload" path={block.path} />
        </>
      );
  }
}

function Field({ block: { name, type, link, labels, text } }: { block: Extract<ChannelBlock, { kind: 'field' }> }) {
  const { used, resolveHref } = usePage();
  used.add('field');
  const shown = link ? { typeLink: { name: type, href: resolveHref(link.route) } } : { type };
  return (
    <div className="field">
      <FieldHead name={name} {...shown} after={labels} />
      <Description text={text} />
    </div>
  );
}
