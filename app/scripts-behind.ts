/**
 * A page whose scripts come behind its styles, fonts and pictures: without them nothing is seen, and what is seen needs
 * no script. They run as soon as they are there all the same, so that whoever taps early is heard. Remix has no say in
 * how its links ask for them, and a browser takes them for as urgent as a style sheet.
 */
export function putScriptsBehind(markup: string): string {
  return markup.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
