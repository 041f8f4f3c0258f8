import { config } from 'zod/v4/core';

// Else each schema tries whether code may be made of text, which the headers of pages refuse and browsers report then.
config({ jitless: true });
