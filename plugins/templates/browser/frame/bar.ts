// The script of the bar above a template: its controls change the address, which the template reads.
import { LOOK_VALUES, withLook } from '../../shared/look';
import type { Look } from '../../shared/look';
import { darkSystem, paintMode, readLook } from '../../shared/readLook';

const frame = document.querySelector('iframe');
const controls = [...document.querySelectorAll('select')];

/** Shows the look of the address in the bar, and has the template follow it. */
function follow(): void {
  const look = readLook();
  controls.forEach((control) => {
    control.value = look[control.name as keyof Look];
  });
  paintMode(look);
  document.documentElement.dataset.width = look.width;
  frame?.contentWindow?.postMessage('look', location.origin);
}

function change({ currentTarget }: Event): void {
  const { name, value } = currentTarget as HTMLSelectElement;
  const part = name as keyof Look;
  const chosen = LOOK_VALUES[part].find((candidate) => candidate === value);
  if (chosen) {
    history.replaceState(null, '', withLook(location.href, part, chosen));
    follow();
  }
}

controls.forEach((control) => control.addEventListener('change', change));
darkSystem().addEventListener('change', follow);
// A browser that goes back restores the controls after this script.
addEventListener('pageshow', follow);
follow();
