import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
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

const InTree = createContext(false);

interface TreeProps {
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** A tree of files from `Tree.Folder` and `Tree.File`, or from a Markdown list. */
function TreeRoot({ children, ...look }: TreeProps) {
  const page = usePage();
  return <TreeList {...look}>{listToTree(children, { Folder, File, page })}</TreeList>;
}

/** `dw-tree` adds the keys of a tree. */
function TreeList({ className, style, children }: TreeProps) {
  usePage().used.add('tree');
  return (
    <dw-tree class={classNames('tree', className)} style={style}>
      <ul>
        <InTree value={true}>{children}</InTree>
      </ul>
    </dw-tree>
  );
}

/** Outside of a tree it is one of its own. */
function Entry({ children }: { children: ReactNode }) {
  return useContext(InTree) ? children : <TreeList>{children}</TreeList>;
}

export function Folder({ name, highlight, comment, defaultOpen, defaultClosed, openable, children }: FolderProps) {
  const line = <EntryLine name={name} comment={comment} />;
  const inner = <ul>{children}</ul>;
  const open = readFlag(defaultOpen) ?? (defaultClosed === undefined ? false : !readFlag(defaultClosed));
  return (
    <Entry>
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
    </Entry>
  );
}

export function File({ name, highlight, comment, children }: EntryProps) {
  return (
    <Entry>
      <li className="tree-file" data-highlight={readFlag(highlight) ? '' : undefined} data-type={fileType(name)}>
        <EntryLine name={name ?? children} comment={comment} />
      </li>
    </Entry>
  );
}

function EntryLine({ name, comment }: EntryProps) {
  return (
    <span className="tree-line">
      <span className="tree-name" dir="auto">
        {name}
      </span>
      {isBlank(comment) ? null : <span className="tree-comment">{comment}</span>}
    </span>
  );
}

function fileType(name: ReactNode): string | undefined {
  return /\.(\w{1,5})$/.exec(readText(name) ?? '')?.[1]?.toLowerCase();
}

export const Tree = Object.assign(TreeRoot, { Folder, File });
