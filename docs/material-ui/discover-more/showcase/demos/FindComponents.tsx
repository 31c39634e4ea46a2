import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function findComponents(element: Element): string[] {
  const elements = [element, ...element.querySelectorAll('[class*="Mui"]')];
  const classes = elements.flatMap(({ classList }) => [...classList]);
  const names = classes.flatMap((name) => /^Mui([A-Z]\w+)-root$/.exec(name)?.[1] ?? []);
  return [...new Set(names)].sort();
}

export default function FindComponents() {
  const card = React.useRef<HTMLDivElement>(null);
  const [found, setFound] = React.useState<string[]>([]);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Card ref={card} variant="outlined">
        <CardContent>
          <Typography sx={{ mb: 1 }}>Ferry to the islands</Typography>
          <Chip label="On time" color="success" variant="outlined" />
        </CardContent>
      </Card>
      <Button
        variant="contained"
        onClick={() => {
          if (card.current) {
            setFound(findComponents(card.current));
          }
        }}
      >
        Find components
      </Button>
      <Typography role="status">{found.join(', ')}</Typography>
    </Stack>
  );
}
