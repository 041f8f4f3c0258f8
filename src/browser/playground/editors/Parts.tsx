import type { PartsEditor } from '../values/choose-editor.ts';
import { ListParts } from './ListParts.tsx';
import { ObjectParts } from './ObjectParts.tsx';
import { VariantParts } from './VariantParts.tsx';

export interface PartsProps<Editor extends PartsEditor = PartsEditor> {
  editor: Editor;
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
  depth: number;
}

/** What a value with parts is edited with, without its name. */
export function Parts({ editor, ...props }: PartsProps) {
  switch (editor.kind) {
    case 'list':
      return <ListParts editor={editor} {...props} />;
    case 'object':
      return <ObjectParts editor={editor} {...props} />;
    case 'variants':
      return <VariantParts editor={editor} {...props} />;
  }
}
