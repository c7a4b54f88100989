import {inkOf, looseAscent, looseDescent, spaceWidth, wordWidth} from './typography.mjs';

/** Layout is done on pages of this width; finished pages are scaled to the units of a file. */
export const sheetWidth = 760;

/** One page being written: words with their entities, drawn lines, check boxes. */
export class Sheet {
  words = [];
  horizontal = [];
  vertical = [];
  checkBoxes = [];

  constructor({style, number, height, ids}) {
    Object.assign(this, {style, number, height, width: sheetWidth, ids});
  }

  /** The height of a line of text with its leading. */
  get pitch() {
    return this.style.pitch * this.style.size;
  }

  get size() {
    return this.style.size;
  }

  newEntity() {
    return ++this.ids.last;
  }

  fontOf({scale = 1, bold = false, italic = false, family, typed = false} = {}) {
    const face = typed ? this.style.typed : this.style.printed;
    return {
      family: family ?? face.family,
      tracking: face.tracking,
      size: this.style.size * scale * face.scale,
      bold: bold || face.bold,
      italic,
    };
  }

  space(face) {
    return spaceWidth(this.fontOf(face));
  }

  widthOf(text, face) {
    const font = this.fontOf(face);
    const words = text.split(' ').filter(Boolean);
    return words.reduce((sum, word) => sum + wordWidth(word, font), spaceWidth(font) * (words.length - 1));
  }

  /** Writes words from `left`, the top of their line at `top`; returns where they end. */
  put(left, top, text, {entity = this.newEntity(), role = 'other', ...face} = {}) {
    const font = this.fontOf(face);
    const baseline = top + 0.75 * font.size;
    let x = left;
    for (const word of text.split(' ').filter(Boolean)) {
      const right = x + wordWidth(word, font);
      this.words.push({text: word, left: x, right, baseline, font, entity, role});
      x = right + spaceWidth(font);
    }
    return x - spaceWidth(font);
  }

  putRight(right, top, text, options = {}) {
    const left = right - this.widthOf(text, options);
    this.put(left, top, text, options);
    return left;
  }

  putCentred(centre, top, text, options = {}) {
    const left = centre - this.widthOf(text, options) / 2;
    return this.put(left, top, text, options);
  }

  /** Text broken into lines of at most `width`; a line holds one word at least. */
  wrap(text, width, face) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ').filter(Boolean)) {
      if (line !== '' && this.widthOf(`${line} ${word}`, face) > width) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return line === '' ? lines : [...lines, line];
  }

  /** A horizontal stroke. */
  rule(left, right, y, thickness = 0.8) {
    if (right > left) this.horizontal.push({left, right, top: y - thickness / 2, bottom: y + thickness / 2});
  }

  /** A vertical stroke. */
  bar(x, top, bottom, thickness = 0.8) {
    if (bottom > top) this.vertical.push({left: x - thickness / 2, right: x + thickness / 2, top, bottom});
  }

  frame(left, top, right, bottom) {
    this.rule(left, right, top);
    this.rule(left, right, bottom);
    this.bar(left, top, bottom);
    this.bar(right, top, bottom);
  }

  checkBox(left, top, side, isMarked, mark) {
    this.checkBoxes.push({box: {left, top, right: left + side, bottom: top + side}, isMarked, mark});
    return left + side;
  }
}

/** `ink`: as far as the letters reach; `loose`: the same height for all words of a font. */
export function boxOf(word, style) {
  const {above, below} = style === 'loose' ? {above: looseAscent, below: looseDescent} : inkOf(word.text);
  const {left, right, baseline, font} = word;
  return {left, top: baseline - above * font.size, right, bottom: baseline + below * font.size};
}
