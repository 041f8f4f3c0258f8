import type Sharp from 'sharp';

export type SharpLibrary = typeof Sharp;

/** The library that draws pictures; `null` on machines for which it does not exist. */
export async function loadSharp(): Promise<SharpLibrary | null> {
  try {
    return (await import('sharp')).default;
  } catch {
    return null;
  }
}
