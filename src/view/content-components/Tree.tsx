import type { CSSProperties, ReactNode } from 'react';
import { listToTree } from './list-to-tree.tsx';
import { isBlank } from './node-text.ts';
import { usePage } from './PageProvider.tsx';
import { classNames, readFlag, readText } from './prop-values.ts';

interface EntryProps {
  name?: ReactNode;
  highlight?: unknown;
  /** A remark beside the name. */
  comment?: ReactNode;
  children?: ReactNode;
}

interface FolderProps extends EntryProps {
  defaultOpen?: unknown;
  defaultClosed?: unknown;
  openable?: unknown;
}

/** A tree of files from `Tree.Folder` and `Tree.File`, or from a Markdown list. `dw-tree` adds the keys of a tree. */
function TreeRoot({ className, style, children }: { className?: string; style?: CSSProperties; children?: ReactNode }) {
  const page = usePage();
  page.used.add('tree');
  return (
    <dw-tree class={classNames('tree', className)} style={style}>
      <ul>{listToTree(children, { Folder, File, page })}</ul>
    </dw-tree>
  );
}

export function Folder({ name, highlight, comment, defaultOpen, defaultClosed, openable, children }: FolderProps) {
  const line = <EntryLine name={name} comment={comment} />;
  const inner = <ul>{children}</ul>;
  const open = readFlag(defaultOpen) ?? (defaultClosed === undefined ? false : !readFlag(defaultClosed));
  return (
    <li className="tree-folder" data-highlight={readFlag(highlight) ? '' : undefined}>
      {readFlag(openable) === false ? (
        <>
          {line}
          {inner}
        </>
      ) : (
        <details className="tree-details" open={open}>
          <summary>{line}</summary>
          {inner}
        </details>
      )}
    </li>
  );
}

export function File({ name, highlight, comment, children }: EntryProps) {
  return (
    <li className="tree-file" data-highlight={readFlag(highlight) ? '' : undefined} data-type={fileType(name)}>
      <EntryLine name={name ?? children} comment={comment} />
    </li>
  );
}

function EntryLine({ name, comment }: EntryProps) {
  return (
    <span className="tree-line">
      <span className="tree-name">{name}</span>
      {isBlank(comment) ? null : <span className="tree-comment">{comment}</span>}
    </span>
  );
}

function fileType(name: ReactNode): string | undefined {
  return /\.(\w{1,5})$/.exec(readText(name) ?? '')?.[1]?.toLowerCase();
}

export const Tree = Object.assign(TreeRoot, { Folder, File });
