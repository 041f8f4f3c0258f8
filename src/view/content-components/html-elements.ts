import type { ComponentType } from 'react';
import { H1, H2, H3, H4, H5, H6 } from './Heading.tsx';
import { Image } from './Image.tsx';
import { InlineCode } from './InlineCode.tsx';
import { Input } from './Input.tsx';
import { Link } from './Link.tsx';
import { Area, Audio, createAssetElement, EmbeddedFrame, Source, Video } from './Media.tsx';
import { Table, TableCell, TableHeading } from './Table.tsx';

/** What stands for HTML elements in pages, by tag. */
export const htmlElements: Readonly<Record<string, ComponentType<never>>> = {
  h1: H1,
  h2: H2,
  h3: H3,
  h4: H4,
  h5: H5,
  h6: H6,
  a: Link,
  img: Image,
  video: Video,
  audio: Audio,
  source: Source,
  track: createAssetElement('track', 'src'),
  embed: createAssetElement('embed', 'src'),
  object: createAssetElement('object', 'data'),
  area: Area,
  iframe: EmbeddedFrame,
  table: Table,
  th: TableHeading,
  td: TableCell,
  code: InlineCode,
  input: Input,
};
