import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { ImageActions, readImageActions } from './ImageActions.tsx';
import { usePage } from './PageProvider.tsx';
import type { ResolvedAsset } from './page-context.ts';
import { readFlag, readText } from './prop-values.ts';
import { resolveSourceSet } from './resolve-source-set.ts';

interface Props extends Omit<ComponentPropsWithoutRef<'img'>, 'src'> {
  src?: unknown;
  noZoom?: unknown;
  nozoom?: unknown;
  zoom?: unknown;
  /** `true`, or `copy,download`: buttons over the image. */
  actions?: unknown;
  /** `top-left` to `bottom-right`. */
  actionsPlacement?: unknown;
}

/**
 * An image that keeps its place while it loads and that a click enlarges; one without words says with `data-zoom` what
 * its button is called. The first of a page loads at once, since it is likely in view.
 */
export function Image({
  src,
  srcSet,
  alt,
  noZoom,
  nozoom,
  zoom,
  actions,
  actionsPlacement,
  width,
  height,
  style,
  loading,
  ...rest
}: Props) {
  const page = usePage();
  const path = readText(src);
  if (path === undefined) return null;
  const asset = page.resolveAsset(path);
  const still = readFlag(noZoom ?? nozoom) || readFlag(zoom) === false;
  const chosen = readImageActions(actions);
  const image = (
    <img
      {...rest}
      {...sizeOf({ width, height }, asset)}
      src={asset.src}
      srcSet={resolveSourceSet(srcSet, page)}
      alt={alt ?? ''}
      style={fitColumn(keepRatio(style, width))}
      loading={loading ?? (page.ids.next('image') === 'image-1' ? undefined : 'lazy')}
      decoding="async"
      data-zoom={still ? undefined : alt ? '' : page.texts.zoomIn}
    />
  );
  return chosen.length > 0 ? (
    <ImageActions actions={chosen} placement={actionsPlacement}>
      {image}
    </ImageActions>
  ) : (
    image
  );
}

type Size = { width?: string | number; height?: string | number };

/**
 * What the author says of the size, else that of the file. A height alone says nothing: where sites come from, style
 * sheets overrule it, so authors carry `height="200"` along on screenshots that fill the column.
 */
function sizeOf({ width, height }: Size, asset: ResolvedAsset): Size {
  if (width === undefined) return { width: asset.width, height: asset.height };
  const given = Number(width);
  const known = asset.width && asset.height && Number.isFinite(given) && height === undefined;
  return { width, height: known ? Math.round((given * asset.height!) / asset.width!) : height };
}

/** A height in the author's style makes the picture narrower, as that of a file without a size would be. */
function keepRatio(style: CSSProperties | undefined, width: Size['width']): CSSProperties | undefined {
  const isFree = width === undefined && style?.objectFit === undefined;
  const most = style?.maxHeight ?? (isFree ? style?.height : undefined);
  return most === undefined || most === 'auto' ? style : { width: 'auto', ...style };
}

/** A greatest width of the author's takes the place of the style sheet's, which is that of the column. */
function fitColumn(style: CSSProperties | undefined): CSSProperties | undefined {
  const most = style?.maxWidth;
  if (most === undefined || !/^\d/.test(String(most)) || String(most).endsWith('%')) return style;
  return { ...style, maxWidth: `min(100%, ${toLength(most)})` };
}

function toLength(size: string | number | undefined): string | undefined {
  return /^\d+(\.\d+)?$/.test(String(size)) ? `${size}px` : String(size);
}
