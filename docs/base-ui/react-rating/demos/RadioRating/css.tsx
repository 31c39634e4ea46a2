import { useState } from 'react';
import './styles.css';

const star = 'M12 3l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17l-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z';

export default function RadioRating() {
  const [saved, setSaved] = useState('Nothing saved yet');
  return (
    <form
      className="rating-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved: ${new FormData(event.currentTarget).get('packaging') as string} of 5`);
      }}
    >
      <fieldset className="rating-group">
        <legend>Packaging of order 1042</legend>
        {[1, 2, 3, 4, 5].map((value) => (
          <label className="rating-star" key={value}>
            <input
              className="rating-input"
              type="radio"
              name="packaging"
              value={value}
              aria-label={value === 1 ? '1 star' : `${value} stars`}
              required
            />
            <svg className="rating-icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
          </label>
        ))}
      </fieldset>
      <button className="rating-save" type="submit">
        Save
      </button>
      <p className="rating-status" role="status">
        {saved}
      </p>
    </form>
  );
}
