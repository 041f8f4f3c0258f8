import { useEffect, useState } from 'react';

/**
 * An address for bytes, under a type that is ours and not the API's: a browser would run an answer that says it is a
 * page, as one of this site.
 */
export function useBytesUrl(bytes: Blob | null, type: string): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return setAddress(null);
    const made = URL.createObjectURL(new Blob([bytes], { type }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes, type]);
  return address;
}
