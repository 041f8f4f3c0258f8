import { Worker } from 'node:worker_threads';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import { isEmpty } from '../../read/site/load-api-documents.ts';
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

/**
 * Holds every API description of a site that has something to show against its specification, one after the other, each
 * on a thread that can be stopped.
 */
export async function validateDescriptions(site: Site, options: ValidateDescriptionsOptions): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const api of site.apis) {
    const { id, kind } = api;
    if (kind === 'page' || isEmpty(api)) continue;
    const known = site.problems.filter(({ file }) => file === id);
    problems.push(
      ...(await validateOne({ id, kind, folder: options.folder, isUntrusted: options.isUntrusted, known }, options)),
    );
  }
  return problems;
}

function validateOne(
  task: ValidationTask,
  { script, timeLimit = 60_000 }: ValidateDescriptionsOptions,
): Promise<Problem[]> {
  return new Promise((resolve) => {
    const worker = new Worker(script, { workerData: task });
    const finish = (problems: Problem[]): void => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(problems);
    };
    const timer = setTimeout(
      () => finish([unchecked(task.id, `it takes longer than ${timeLimit / 1000} seconds`)]),
      timeLimit,
    );
    worker.once('message', finish);
    worker.once('error', (error: Error) => finish([unchecked(task.id, error.message)]));
  });
}

function unchecked(file: string, reason: string): Problem {
  return {
    severity: 'warning',
    code: 'not-validated',
    message: `This API description could not be validated: ${reason}`,
    file,
  };
}
