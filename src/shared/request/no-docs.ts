import type { OperationDocs } from '../../model/api/operation.ts';

/** What an operation says of its page where no description of an API has it. */
export const noDocs: OperationDocs = {
  metadata: {},
  content: '',
  isFromElsewhere: false,
  href: null,
  groups: [],
  listing: 'listed',
  playground: null,
};
