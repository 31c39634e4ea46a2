import { useState } from 'react';
import './styles.css';

const documents = ['Invoice', 'Packing list', 'Customs form'];

export default function NativeCheckboxes() {
  const [chosen, setChosen] = useState(['Invoice']);
  const mixed = chosen.length > 0 && chosen.length < documents.length;
  return (
    <fieldset className="document-choice">
      <legend>Send with the order</legend>
      <label className="document-row">
        <input
          ref={(element) => {
            if (element) {
              element.indeterminate = mixed;
            }
          }}
          className="document-box"
          type="checkbox"
          name="all-documents"
          checked={chosen.length === documents.length}
          onChange={(event) => setChosen(event.target.checked ? documents : [])}
        />
        All documents
      </label>
      {documents.map((title) => (
        <label className="document-row document-part" key={title}>
          <input
            className="document-box"
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
