import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { isOfDescription, tellDescription } from '../../base/errors/description-problem.ts';
import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { isEmpty } from '../../read/site/load-api-documents.ts';
import { packageFolder } from '../../read/site/package-folder.ts';
import type { ValidationTask } from './validation-worker.ts';

export interface ValidateDescriptionsOptions {
  folder: string;
  /** Compiled `validation-worker.ts`. */
  script: URL;
  /** Of `Site.isUntrusted`. */
  isUntrusted: boolean;
  /** Milliseconds for one description. */
  timeLimit?: number;
}

/** Compiled `validation-worker.ts`, in the package. */
export const validationScript = pathToFileURL(join(packageFolder, 'lib/validation-worker.js'));

/**
 * Holds every API description of a site that has something to show against its specification, one after the other, on a
 * thread that can be stopped.
 */
export async function validateDescriptions(
  site: Pick<Site, 'apis' | 'problems'>,
  options: ValidateDescriptionsOptions,
): Promise<Problem[]> {
  const { folder, isUntrusted } = options;
  const problems: Problem[] = [];
  const thread = createThread(options);
  try {
    for (const api of site.apis) {
      const { id, kind } = api;
      if (kind === 'page' || isEmpty(api)) continue;
      const known = site.problems.filter((problem) => isOfDescription(problem, id));
      const found = await thread.validate({ id, kind, folder, isUntrusted, known });
      addAll(
        problems,
        found.map((problem) => tellDescription(problem, id)),
      );
    }
  } finally {
    thread.close();
  }
  return problems;
}

/** What a validator loads is none of the user's business: a module of Node that is to go (`punycode`). */
const quiet = '--disable-warning=DEP0040';

/** Loading the validators takes longer than most descriptions: a thread goes on until one of them stops it. */
function createThread({ script, timeLimit = 60_000 }: ValidateDescriptionsOptions): {
  validate: (task: ValidationTask) => Promise<Problem[]>;
  close: () => void;
} {
  let worker: Worker | undefined;
  const close = (): void => {
    void worker?.terminate();
    worker = undefined;
  };
  const validate = (task: ValidationTask): Promise<Problem[]> =>
    new Promise((resolve) => {
      const used = (worker ??= new Worker(script, { execArgv: [quiet] }));
      const finish = (problems: Problem[]): void => {
        clearTimeout(timer);
        used.off('message', finish).off('error', fail);
        resolve(problems);
      };
      const stop = (reason: string): void => {
        close();
        finish([unchecked(task.id, reason)]);
      };
      const fail = (error: Error): void => stop(error.message);
      const timer = setTimeout(() => stop(`it takes longer than ${timeLimit / 1000} seconds`), timeLimit);
      used.on('message', finish).on('error', fail);
      used.postMessage(task);
    });
  return { validate, close };
}

function unchecked(file: string, reason: string): Problem {
  return {
    severity: 'warning',
    code: 'not-validated',
    message: `This API description could not be validated: ${reason}`,
    file,
  };
}
