import type { TrafficLimits } from './create-traffic.ts';

/** Room for readers who try an API out, and little for whoever uses the proxy as a road to it. */
export const defaultTrafficLimits: Readonly<TrafficLimits> = {
  perReader: 1_000,
  perOrigin: 20_000,
  atOncePerReader: 20,
  atOncePerOrigin: 200,
  bytesPerReader: 1_000_000_000,
  bytesPerOrigin: 50_000_000_000,
};
