/** The package of what an import names: `undici` of `undici/lib/api`, `@fastify/multipart` of itself. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
