const {documents, causes} = JSON.parse(document.getElementById('data').textContent);
const controls = Object.fromEntries(
  ['field', 'cause', 'name', 'words', 'count', 'documents'].map((id) => [id, document.getElementById(id)]),
);
const wrong = ['unread', 'overlooked', 'outranked', 'unsure'];

fill(controls.field, [['', 'all'], ...names(documents.flatMap(({fields}) => fields.map(({name}) => name)))]);
fill(controls.cause, [['', 'all'], ['wrong', 'anything wrong or missing'], ...Object.entries(causes)]);
for (const control of [controls.field, controls.cause, controls.name, controls.words])
  control.addEventListener('input', show);
const asked = new URLSearchParams(location.hash.slice(1));
for (const [name, value] of asked) if (controls[name]) controls[name].value = value;
show();

function show() {
  const shown = documents
    .map((one) => ({one, fields: one.fields.filter(isWanted)}))
    .filter(({one, fields}) => fields.length > 0 && one.name.includes(controls.name.value));
  controls.documents.replaceChildren(...shown.map(({one, fields}) => article(one, fields)));
  const sum = shown.reduce((all, {fields}) => all + fields.length, 0);
  controls.count.textContent = `${sum} fields of ${shown.length} documents`;
}

function isWanted({name, cause}) {
  const {value} = controls.cause;
  return (
    (controls.field.value === '' || controls.field.value === name) &&
    (value === '' || value === cause || (value === 'wrong' && wrong.includes(cause)))
  );
}

function article(one, fields) {
  const pages = make('div', {class: 'pages'}, ...one.pages.map(figure));
  const rows = fields.map((field) => row(field, pages));
  const table = make('table', {}, headings(['field', 'found', 'true', 'by', 'sure', '']), ...rows.flat());
  const element = make('article', {}, pages, make('div', {}, make('h2', {}, one.name), table));
  draw(pages, fields[0]);
  if (controls.words.checked)
    one.pages.forEach((page, at) =>
      page.words.forEach((word) => box(pages, at + 1, word.box, 'word', `${word.text} ${word.confidence}`)),
    );
  return element;
}

function figure({src, ratio}) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 1 1');
  svg.setAttribute('preserveAspectRatio', 'none');
  return make(
    'figure',
    {style: `aspect-ratio: 1 / ${ratio}`},
    make('img', {src, loading: 'lazy', alt: ''}),
    svg,
  );
}

function row(field, pages) {
  const line = make(
    'tr',
    {class: 'field', tabindex: 0},
    cell(field.name, field.prompt ?? field.concept ?? 'no known concept'),
    cell(written(field.found)),
    cell(written(field.wanted)),
    cell(field.route),
    cell(field.confidence.toFixed(2), undefined, 'number'),
    cell(causes[field.cause], undefined, `cause ${field.cause}`),
  );
  const details = field.candidates.map((candidate) => detail(candidate, pages));
  const more = make(
    'tr',
    {class: 'candidates', hidden: ''},
    make('td', {colspan: 6}, make('table', {}, ...details)),
  );
  const open = () => {
    more.hidden = !more.hidden;
    line.classList.toggle('open', !more.hidden);
    draw(pages, field);
  };
  line.addEventListener('click', open);
  line.addEventListener('keydown', (event) => event.key === 'Enter' && open());
  if (controls.cause.value !== '' && controls.field.value !== '') more.hidden = false;
  return [line, more];
}

function detail(candidate, pages) {
  const line = make(
    'tr',
    {class: candidate.isChosen ? 'winner' : ''},
    cell(written(candidate.value), candidate.raw),
    cell(candidate.label ? `by “${candidate.label.text}”` : candidate.route),
    cell(`score ${candidate.score.toFixed(2)}, sure ${candidate.confidence.toFixed(2)}`, undefined, 'number'),
    cell(`page ${candidate.page}`),
  );
  let looked;
  line.addEventListener('mouseenter', () => {
    looked = box(pages, candidate.page, edges(candidate.box), 'looked');
    looked?.scrollIntoView({block: 'nearest'});
  });
  line.addEventListener('mouseleave', () => looked?.remove());
  return line;
}

/** Candidates and their labels dashed, the chosen value above them. */
function draw(pages, field) {
  pages.querySelectorAll('rect:not(.word)').forEach((one) => one.remove());
  for (const {page, box: at, label, value} of field.candidates) {
    box(pages, page, edges(at), 'candidate', written(value));
    if (label) box(pages, page, edges(label.box), 'label', label.text);
  }
  if (field.box) box(pages, field.page, edges(field.box), `chosen ${field.cause}`, written(field.found));
}

function box(pages, number, [left, top, right, bottom], kind, title) {
  const svg = pages.querySelectorAll('svg')[number - 1];
  if (!svg) return undefined;
  const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const shape = {x: left, y: top, width: right - left, height: bottom - top, class: kind};
  for (const [name, value] of Object.entries(shape)) rect.setAttribute(name, value);
  if (title)
    rect.append(
      Object.assign(document.createElementNS('http://www.w3.org/2000/svg', 'title'), {textContent: title}),
    );
  svg.append(rect);
  return rect;
}

function edges({left, top, right, bottom}) {
  return [left, top, right, bottom];
}

function written(value) {
  if (value === null || value === undefined) return '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function names(list) {
  return [...new Set(list)].map((name) => [name, name]);
}

function fill(select, entries) {
  select.replaceChildren(...entries.map(([value, text]) => make('option', {value}, text)));
}

function headings(texts) {
  return make('tr', {}, ...texts.map((text) => make('th', {}, text)));
}

function cell(text, title, kind) {
  return make('td', {...(title && {title}), ...(kind && {class: kind})}, text);
}

function make(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
