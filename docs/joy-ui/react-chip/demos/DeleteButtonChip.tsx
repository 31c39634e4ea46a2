import * as React from 'react';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';
import Stack from '@mui/joy/Stack';

export default function DeleteButtonChip() {
  const [cities, setCities] = React.useState(['Lagos', 'Lima', 'Lisbon']);
  const list = React.useRef<HTMLDivElement>(null);

  function remove(city: string) {
    setCities(cities.filter((other) => other !== city));
    list.current?.focus();
  }

  return (
    <Stack ref={list} tabIndex={-1} role="group" aria-label="Cities" direction="row" spacing={1}>
      {cities.map((city) => {
        const label = `Remove ${city}`;
        const button = <ChipDelete aria-label={label} onDelete={() => remove(city)} />;
        return <Chip key={city} endDecorator={button} children={city} />;
      })}
    </Stack>
  );
}
