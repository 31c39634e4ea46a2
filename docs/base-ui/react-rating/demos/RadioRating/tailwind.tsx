import { useState } from 'react';

const star = 'M12 3l2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17l-5.7 3.2 1.4-6.3-4.8-4.3 6.4-.7z';
const label =
  'group relative inline-block rounded-md text-amber-700 has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-blue-500 dark:text-amber-400';
const icon =
  'block size-9 fill-none stroke-current stroke-[1.5] group-has-[:checked]:fill-current group-has-[~label_:checked]:fill-current';
const save =
  'rounded-lg bg-blue-700 px-3 py-2 text-white focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500';

export default function RadioRating() {
  const [saved, setSaved] = useState('Nothing saved yet');
  return (
    <form
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(`Saved: ${new FormData(event.currentTarget).get('packaging') as string} of 5`);
      }}
    >
      <fieldset className="m-0 border-0 p-0">
        <legend>Packaging of order 1042</legend>
        {[1, 2, 3, 4, 5].map((value) => (
          <label className={label} key={value}>
            <input
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              type="radio"
              name="packaging"
              value={value}
              aria-label={value === 1 ? '1 star' : `${value} stars`}
              required
            />
            <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d={star} />
            </svg>
          </label>
        ))}
      </fieldset>
      <button className={save} type="submit">
        Save
      </button>
      <p className="m-0" role="status">
        {saved}
      </p>
    </form>
  );
}
