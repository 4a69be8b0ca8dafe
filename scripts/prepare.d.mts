/** Builds the pages and the server, unless they are built from these sources already. Ends the process where that fails. */
export function ensureBuild(): void
