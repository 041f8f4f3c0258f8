import { type ComponentPropsWithoutRef, type CSSProperties, createElement } from 'react';
import { usePage } from './PageProvider.tsx';
import { readFlag, readText } from './prop-values.ts';
import { resolveSourceSet } from './resolve-source-set.ts';

/** A video. One that starts by itself does so silently, in place and again and again, as browsers ask for. */
export function Video({ src, poster, autoPlay, controls, ...rest }: ComponentPropsWithoutRef<'video'>) {
  const page = usePage();
  const auto = readFlag(autoPlay);
  const quiet = auto ? { autoPlay: true, muted: true, loop: true, playsInline: true } : {};
  return (
    <video
      preload={auto ? undefined : 'metadata'}
      {...quiet}
      {...rest}
      src={typeof src === 'string' ? page.resolveAsset(src).src : undefined}
      poster={poster ? page.resolveAsset(poster).src : undefined}
      controls={readFlag(controls) ?? !auto}
    />
  );
}

export function Audio({ src, controls, ...rest }: ComponentPropsWithoutRef<'audio'>) {
  const page = usePage();
  return (
    <audio
      preload="metadata"
      {...rest}
      src={typeof src === 'string' ? page.resolveAsset(src).src : undefined}
      controls={readFlag(controls) ?? true}
    />
  );
}

/** A source of a video, an audio or a picture. */
export function Source({ src, srcSet, ...rest }: ComponentPropsWithoutRef<'source'>) {
  const page = usePage();
  return <source {...rest} src={src && page.resolveAsset(src).src} srcSet={resolveSourceSet(srcSet, page)} />;
}

/** What else of HTML holds the address of a file: a track, an embedded file, a drawing. */
export function createAssetElement(tag: 'track' | 'embed' | 'object', name: 'src' | 'data') {
  return function AssetElement(props: Record<string, unknown>) {
    const page = usePage();
    const address = readText(props[name]);
    return createElement(tag, address === undefined ? props : { ...props, [name]: page.resolveAsset(address).src });
  };
}

/** A part of a picture that is a link. */
export function Area({ href, alt, ...rest }: ComponentPropsWithoutRef<'area'>) {
  const page = usePage();
  return <area {...rest} alt={alt} href={href && page.resolveHref(href)} />;
}

const videoHosts =
  /^(https?:)?\/\/(www\.)?(youtube(-nocookie)?\.com|youtu\.be|player\.vimeo\.com|www\.loom\.com|loom\.com|fast\.wistia\.net|player\.mux\.com)\//i;

/** A frame of another site, loaded when it comes near. Those of video sites keep the shape of a video. */
export function EmbeddedFrame({ src, title, style, className, ...rest }: ComponentPropsWithoutRef<'iframe'>) {
  const page = usePage();
  const address = readText(src);
  const isVideo = address !== undefined && videoHosts.test(address);
  const length = (size: unknown) => (/^\d+$/.test(String(size)) ? `${size}px` : readText(size));
  // A `height` attribute loses against any style sheet, and authors rely on it.
  const height = isVideo ? undefined : length(rest.height);
  return (
    <iframe
      loading="lazy"
      {...rest}
      className={className}
      src={address && page.resolveHref(address)}
      title={title ?? (isVideo ? page.texts.video : undefined)}
      style={height ? ({ height, ...style } as CSSProperties) : style}
      data-video={isVideo ? '' : undefined}
    />
  );
}
