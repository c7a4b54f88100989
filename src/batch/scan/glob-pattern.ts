/**
 * Matches names by glob pattern: `*`, `**`, `?`, `[a-z]`, `{a,b}`, ignoring case. A pattern without `/` matches the
 * file name, one with `/` the path below the given folder.
 */
export function globMatcher(patterns: string[]): (source: string) => boolean {
  const tests = patterns.map((pattern) => ({
    whole: pattern.includes('/'),
    expression: expressionOf(pattern),
  }));
  return (source) =>
    tests.some(({whole, expression}) =>
      expression.test(whole ? source : source.slice(source.lastIndexOf('/') + 1)),
    );
}

function expressionOf(pattern: string): RegExp {
  const tokens = pattern.replace(/^\.?\//, '').match(/\*\*\/|\*\*|[*?{},]|\[[^\]]+\]|[^]/g) ?? [];
  let depth = 0;
  const parts = tokens.map((token) => {
    if (token === '{') depth++;
    if (token === ',') return depth > 0 ? '|' : ',';
    if (token === '}') return depth > 0 && depth-- ? ')' : '\\}';
    return partOf(token);
  });
  return new RegExp(`^${parts.join('')}${')'.repeat(depth)}$`, 'iu');
}

function partOf(token: string): string {
  if (token === '**/') return '(?:.*/)?';
  if (token === '**') return '.*';
  if (token === '*') return '[^/]*';
  if (token === '?') return '[^/]';
  if (token === '{') return '(?:';
  if (token.startsWith('[') && token.length > 1) return token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
  return token.replace(/[\\^$.*+?()[\]{}|/-]/gu, '\\$&').replace('\\-', '-');
}
