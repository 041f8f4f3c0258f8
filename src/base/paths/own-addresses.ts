/** Below the base of a site, the service answers at these addresses, and its pages ask there. */
export const searchAddress = '/_docwright/search';
export const popularAddress = '/_docwright/popular';
export const assistantAddress = '/_docwright/assistant';
export const feedbackAddress = '/_docwright/feedback';
export const proxyAddress = '/_docwright/proxy';
export const userAddress = '/_docwright/user';
export const loginAddress = '/_docwright/login';
export const logoutAddress = '/_docwright/logout';
/** For who runs the service: whether it lives, whether it can answer, what it counts. */
export const healthAddress = '/_docwright/health';
export const readyAddress = '/_docwright/ready';
export const metricsAddress = '/_docwright/metrics';
/** To which the provider of a sign-in leads back. */
export const signedInAddress = '/_docwright/callback';
/** To which a system of the operator's leads back, with a token. */
export const handedOverAddress = '/login/jwt-callback';
/** By which readers come in and out. */
export const signInAddresses: readonly string[] = [loginAddress, logoutAddress, signedInAddress, handedOverAddress];
/** Below these, the service answers programs. */
export const endpointAddress = /^\/discovery\/v\d+\//;
