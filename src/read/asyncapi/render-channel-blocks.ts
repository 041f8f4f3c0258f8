import { renderCode } from '../../base/text/render-code.ts';
import { renderFence } from '../../base/text/render-fence.ts';
import type { SchemaMode } from '../../shared/json-schema/visible-properties.ts';
import type { ApiTextContext } from '../openapi/api-page-text.ts';
import { renderLink } from '../openapi/render-link.ts';
import type { ChannelBlock } from './channel-blocks.ts';

/** Blocks as Markdown, one below the other. */
export function renderChannelBlocks(
  blocks: readonly ChannelBlock[],
  context: Pick<ApiTextContext, 'schemaTexts'> & { mode: SchemaMode },
): string {
  return blocks.map((block) => renderBlock(block, context)).join('\n\n');
}

function renderBlock(
  block: ChannelBlock,
  { schemaTexts, mode }: Pick<ApiTextContext, 'schemaTexts'> & { mode: SchemaMode },
): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'field': {
      const type = block.link ? renderLink(block.type, block.link.route) : block.type && renderCode(block.type);
      const marks = [type, ...block.labels.map(renderCode)].filter(Boolean);
      const head = [`**${block.name}**`, ...marks].join(' ');
      return block.text === '' ? head : `${head}\n\n${block.text}`;
    }
    case 'code':
      return labelled(block.label, renderFence(block.code, block.language === 'text' ? '' : block.language));
    case 'schema':
      return labelled(block.label, schemaTexts.schema(block.schema, mode));
  }
}

function labelled(label: string, text: string): string {
  return label === '' ? text : `${label}:\n\n${text}`;
}
