// What the runner reads from a step: commands on stdout, and files. Whatever a document is called cannot begin a new one.

/** A line such as `::error file=a.pdf::message`. Properties without a value are left out. */
export function command(name, properties, message) {
  const told = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  return `::${name} ${told.join(',')}::${escapeData(message)}`;
}

/** An entry of GITHUB_OUTPUT. The delimiter must not be in the value: a random one is not. */
export function fileCommand(name, value, delimiter) {
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

/** Text as it is in a cell of a Markdown table: no markup, no further cell, no line break. */
export function tableCell(text) {
  const plain = String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return plain
    .replaceAll(/[\\`*_[\]|#!~@]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replaceAll(/[\r\n]+/g, ' ');
}

function escapeData(text) {
  return String(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text) {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
