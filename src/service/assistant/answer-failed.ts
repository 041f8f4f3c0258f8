/** No answer, or no end of one. The message is for the reader; the cause is for the log. */
export class AnswerFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AnswerFailed';
  }
}
