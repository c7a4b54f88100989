import {fold} from './fold.mjs';
import {promptOf} from './label-text.mjs';
import {makeScene} from './scene.mjs';
import {Sheet, sheetWidth} from './sheet.mjs';
import {chooseStyle} from './style.mjs';
import {anyValue, domainOf} from './values.mjs';

/** Heights of a page of A4 and of letter paper. */
const sheetHeights = [sheetWidth * 1.414, sheetWidth * 1.294];

/** Writes the pages of one document and notes what may be asked of them. */
export class Writer {
  sheets = [];
  questions = [];
  /** The values of concepts stated so far. */
  known = new Map();
  /** Labels with nothing filled in. */
  blanks = [];
  /** Concepts whose label stands there with nothing filled in. */
  blankFacts = [];
  /** Concepts that tables state without asking for them. */
  alsoStated = new Set();
  /** Facts by concept: asked for by label, in other words, or not. */
  facts = [];
  #ids = {last: 0};

  /**
   * `typeOf`: the type of value that the words of a label tell, if any; `second`: the other language of captions in two;
   * `english`: for requests about papers in other languages.
   */
  constructor(random, language, {typeOf = () => undefined, second, english} = {}) {
    this.random = random;
    this.typeOf = typeOf;
    this.second = second;
    this.english = english;
    this.captions = 0;
    this.language = paperOf(random, language);
    this.style = chooseStyle(random);
    this.sheetHeight = random.pick(sheetHeights);
    /** Typed text does not sit on the printed line of its label exactly, on many forms half a line above it. */
    this.typedShift = random.chance(0.15) ? random.uniform(-0.6, 0.3) : 0;
    this.newPage();
  }

  newPage() {
    const number = this.sheets.length + 1;
    this.sheet = new Sheet({style: this.style, number, height: this.sheetHeight, ids: this.#ids});
    this.sheets.push(this.sheet);
    return this.sheet;
  }

  get valueShift() {
    return (this.typedShift + this.random.gauss(0, 0.04)) * this.style.size;
  }

  /** Writes a label, in several lines where it has to. */
  label(text, left, top, room = this.sheet.width - 40 - left) {
    const face = {entity: this.sheet.newEntity(), role: 'label', bold: this.style.labelBold};
    const lines = this.sheet.wrap(text, room, face);
    const rights = lines.map((line, row) => this.sheet.put(left, top + row * this.sheet.pitch, line, face));
    return {lines: lines.length, right: Math.max(...rights), entity: face.entity};
  }

  /** What may be filled in behind a label. */
  valueFor(label) {
    return anyValue(this.random, this.language, this.typeOf(promptOf(label)));
  }

  /** Room for an answer nobody gave: nothing, a drawn line or a row of underscores. */
  blank(left, right, top, isUnderlined) {
    if (isUnderlined) this.sheet.rule(left, right, top + this.sheet.size);
    else if (this.style.filler !== '') this.fill(left, right, top);
  }

  fill(left, right, top) {
    const one = this.sheet.widthOf(this.style.filler);
    const count = Math.floor((right - left) / one);
    if (count > 2) this.sheet.put(left, top, this.style.filler.repeat(count));
  }

  /** Notes a question by the label's own words; any of `values` is right. */
  ask(label, values, entities) {
    this.question({prompt: promptOf(label), label, value: values, entities, origin: 'verbatim'});
  }

  question(question) {
    this.questions.push({page: this.sheet.number, ...question});
  }

  fact(fact) {
    this.facts.push({page: this.sheet.number, ...fact});
  }

  /** All that is written, folded: what is not in it stands nowhere. */
  pageKey() {
    return this.sheets.flatMap(({words}) => words.map(({text}) => fold(text))).join('');
  }

  /** The texts of the entities of a role. */
  textsOf(role) {
    const texts = new Map();
    for (const {text, entity, role: its} of this.sheets.flatMap(({words}) => words))
      if (its === role) texts.set(entity, texts.has(entity) ? `${texts.get(entity)} ${text}` : text);
    return [...texts.values()];
  }

  wordKeys() {
    return this.sheets.flatMap(({words}) => words.map(({text}) => fold(text)));
  }
}

/** A paper keeps to one way of writing dates and amounts, mostly. */
function paperOf(random, language) {
  const moneyFormats = random.chance(0.85) ? [random.pick(language.moneyFormats)] : language.moneyFormats;
  const scene = {...makeScene(random), domain: domainOf(random, language)};
  return {...language, dateFormat: random.pick(language.dateFormats), moneyFormats, scene};
}
