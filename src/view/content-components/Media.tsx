import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import { usePage } from './PageProvider.tsx';
import { readFlag, readText } from './prop-values.ts';

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
  const candidates = srcSet?.split(/,\s+/).map((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    return [page.resolveAsset(address).src, ...size].join(' ');
  });
  return <source {...rest} src={src && page.resolveAsset(src).src} srcSet={candidates?.join(', ')} />;
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
