// Functions that the browser runs: each is sent as its own text, and knows nothing of this file.

/** How far the page can be scrolled sideways, in CSS pixels. */
export function sidewaysScroll() {
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth - clientWidth;
}

/** What has the focus: its tag, text, and whether it shows that. */
export function focused() {
  const element = document.activeElement;
  const {outlineStyle, outlineWidth} = getComputedStyle(element);
  return {
    tag: element.tagName.toLowerCase(),
    text: element.textContent.trim(),
    isVisible: outlineStyle !== 'none' && outlineWidth !== '0px',
  };
}

/** Texts with less contrast to the page than `least`, as WCAG 2 computes it: `<tag> text: ratio`. */
export function faintTexts(least) {
  const probe = document.body.appendChild(document.createElement('i'));
  const colourOf = (value) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return {channels: [red, green, blue], alpha: alpha / 255};
  };
  const over = (above, alpha, below) =>
    above.map((channel, index) => channel * alpha + below[index] * (1 - alpha));
  const luminance = (channels) => {
    const [red, green, blue] = channels
      .map((channel) => channel / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  probe.style.color = 'Canvas';
  const canvas = colourOf(getComputedStyle(probe).color).channels;
  probe.remove();

  const contrastOf = (element) => {
    const chain = [];
    for (let at = element; at !== null; at = at.parentElement) chain.unshift(getComputedStyle(at));
    let ground = canvas;
    let opacity = 1;
    for (const style of chain) {
      opacity *= Number(style.opacity);
      const {channels, alpha} = colourOf(style.backgroundColor);
      ground = over(channels, alpha * opacity, ground);
    }
    const ink = colourOf(chain.at(-1).color);
    const text = over(ink.channels, ink.alpha * opacity, ground);
    const [dark, light] = [luminance(text), luminance(ground)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => hasText(element) && element.checkVisibility())
    .map((element) => ({element, contrast: contrastOf(element)}))
    .filter(({contrast}) => contrast < least)
    .map(
      ({element, contrast}) =>
        `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 40)}: ${contrast.toFixed(2)}`,
    );
}

/** Marks what has the focus, and tells whether that can be seen: by a line on it, beside it or around it. */
export async function markFocused() {
  const element = document.activeElement;
  if (element === document.body) return {isVisible: true, text: ''};
  element.dataset.focused = 'yes';
  const {parentElement, nextElementSibling} = element;
  const around = [element, nextElementSibling, parentElement, parentElement?.parentElement];
  const hasLine = (one) => {
    const {outlineStyle, boxShadow, strokeWidth} = getComputedStyle(one);
    return outlineStyle !== 'none' || boxShadow !== 'none' || parseFloat(strokeWidth) >= 3;
  };
  const seen = () => ({
    isMeant: element.matches(':focus-visible'),
    hasLine: around.some((one) => one instanceof Element && hasLine(one)),
    isThere: element.isConnected,
  });
  // A change of style takes a frame or two, on a busy machine some more.
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; frames < 60 && !(seen().isMeant && seen().hasLine); frames++) await frame();
  const {isMeant, hasLine: isMarked} = seen();
  const text = `${element.outerHTML.slice(0, 120)} ${JSON.stringify(seen())}`;
  return {isVisible: isMeant && isMarked, text};
}

/** What was never marked though it can be used, as the beginning of its HTML. */
export function unmarked() {
  const all = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll(all)]
    .filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        element.tabIndex >= 0 &&
        element.dataset.focused === undefined &&
        !(element.type === 'radio' && !element.checked),
    )
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Whether the middle of the element of a selector is within what can be seen of its scrolled region. */
export function isScrolledTo(selector) {
  const element = document.querySelector(selector);
  const region = element?.closest('[role="region"]');
  if (element === null || region === null || region === undefined) return false;
  const {left, right, top, bottom} = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const seen = region.getBoundingClientRect();
  return x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom;
}

/** Waits until the pictures of the page are there. */
export async function imagesShown() {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}
