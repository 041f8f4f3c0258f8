/** Meta tags that hold the address of a picture (Open Graph protocol; Twitter's cards). */
export const pictureTags = ['og:image', 'twitter:image'] as const;
