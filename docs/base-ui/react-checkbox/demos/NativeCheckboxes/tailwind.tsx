import { useState } from 'react';

const row = 'flex min-h-8 items-center gap-3';
const box =
  "grid size-5 flex-none appearance-none place-content-center rounded border border-slate-500 bg-white before:size-3 before:bg-white before:opacity-0 before:content-[''] before:[clip-path:polygon(14%_44%,0_60%,40%_100%,100%_18%,84%_4%,38%_68%)] checked:bg-blue-700 checked:before:opacity-100 indeterminate:bg-blue-700 indeterminate:before:opacity-100 indeterminate:before:[clip-path:inset(40%_0)] focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900 forced-colors:appearance-auto";

const documents = ['Invoice', 'Packing list', 'Customs form'];

export default function NativeCheckboxes() {
  const [chosen, setChosen] = useState(['Invoice']);
  const mixed = chosen.length > 0 && chosen.length < documents.length;
  return (
    <fieldset className="m-0 grid gap-1 border-0 p-0">
      <legend>Send with the order</legend>
      <label className={row}>
        <input
          ref={(element) => {
            if (element) {
              element.indeterminate = mixed;
            }
          }}
          className={box}
          type="checkbox"
          name="all-documents"
          checked={chosen.length === documents.length}
          onChange={(event) => setChosen(event.target.checked ? documents : [])}
        />
        All documents
      </label>
      {documents.map((title) => (
        <label className={`${row} ms-8`} key={title}>
          <input
            className={box}
            type="checkbox"
            name="documents"
            value={title}
            checked={chosen.includes(title)}
            onChange={(event) =>
              setChosen(
                event.target.checked
                  ? [...chosen, title]
                  : chosen.filter((other) => other !== title),
              )
            }
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
