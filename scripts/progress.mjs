/**
 * Says in one line each what is under way. A terminal also shows for how many seconds by now, so that nobody takes a
 * long step for one that hangs; a file gets the line alone.
 */
export function sayProgress({ isCounting }) {
  const { stdout } = process;
  let timer;
  let line = "";

  function end() {
    if (line === "") return;
    clearInterval(timer);
    if (stdout.isTTY && isCounting) stdout.write("\n");
    line = "";
  }

  function begin(what) {
    end();
    line = what;
    if (!(stdout.isTTY && isCounting)) return console.info(what);
    const startedAt = Date.now();
    const show = () => stdout.write(`\r${line} ${Math.round((Date.now() - startedAt) / 1000)} s`);
    show();
    timer = setInterval(show, 1000);
    timer.unref();
  }

  return { begin, end };
}
