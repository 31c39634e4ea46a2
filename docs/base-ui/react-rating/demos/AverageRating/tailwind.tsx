const suppliers = [
  { name: 'Paper from Uppsala', average: 4.3 },
  { name: 'Boxes from Busan', average: 3.8 },
  { name: 'Labels from Porto', average: 2.5 },
];

export default function AverageRating() {
  return (
    <ul className="m-0 grid max-w-sm list-none gap-2 p-0">
      {suppliers.map(({ name, average }) => (
        <li className="flex flex-wrap justify-between gap-x-4" key={name}>
          {name}
          <span className="flex gap-2">
            <span className="relative text-slate-300 dark:text-slate-600" aria-hidden="true">
              ★★★★★
              <span
                className="absolute start-0 top-0 overflow-hidden whitespace-nowrap text-amber-700 dark:text-amber-400"
                style={{ width: `${average * 20}%` }}
              >
                ★★★★★
              </span>
            </span>
            <bdi>{average} of 5</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
