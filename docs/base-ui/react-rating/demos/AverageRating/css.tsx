import './styles.css';

const suppliers = [
  { name: 'Paper from Uppsala', average: 4.3 },
  { name: 'Boxes from Busan', average: 3.8 },
  { name: 'Labels from Porto', average: 2.5 },
];

export default function AverageRating() {
  return (
    <ul className="average-list">
      {suppliers.map(({ name, average }) => (
        <li className="average-item" key={name}>
          {name}
          <span className="average-value">
            <span className="average-stars" aria-hidden="true">
              ★★★★★
              <span className="average-filled" style={{ width: `${average * 20}%` }}>
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
