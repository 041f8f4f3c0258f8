const secretName =
  /^(?:.*[-_.])?(?:authorization|api[-_]?key|(?:auth|access|refresh|id|session)[-_]?token|client[-_]?secret|secret|password|passwd)$/i;

/** Whether a field of this name holds what only its owner should see, though the description does not say so. */
export function isSecretName(name: string): boolean {
  return secretName.test(name);
}
