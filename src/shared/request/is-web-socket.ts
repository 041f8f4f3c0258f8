/** Whether a protocol of AsyncAPI is WebSocket, the only one that browsers speak. */
export function isWebSocket(protocol: string): boolean {
  return /^wss?$/i.test(protocol);
}
