export async function parseAsyncApi(_: any): Promise<any> { return { document: null, problems: [] }; }
