import { styled } from '@mui/system';

const List = styled('ul')`
  display: grid;
  gap: 0.5rem;
  max-width: 24rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled('li')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: 1rem;
`;

const Value = styled('span')`
  display: flex;
  gap: 0.5rem;
`;

const Stars = styled('span')`
  position: relative;
  color: light-dark(#c3ccd5, #4a5561);
`;

const Filled = styled('span')`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  overflow: hidden;
  color: light-dark(#9a6700, #f2b83c);
  white-space: nowrap;
`;

const suppliers = [
  { name: 'Paper from Uppsala', average: 4.3 },
  { name: 'Boxes from Busan', average: 3.8 },
  { name: 'Labels from Porto', average: 2.5 },
];

export default function AverageRating() {
  return (
    <List>
      {suppliers.map(({ name, average }) => (
        <Item key={name}>
          {name}
          <Value>
            <Stars aria-hidden="true">
              ★★★★★
              <Filled style={{ width: `${average * 20}%` }}>★★★★★</Filled>
            </Stars>
            <bdi>{average} of 5</bdi>
          </Value>
        </Item>
      ))}
    </List>
  );
}
