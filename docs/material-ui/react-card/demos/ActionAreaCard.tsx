import * as React from 'react';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plans = [
  { name: 'Team', text: 'Up to 10 members' },
  { name: 'Company', text: 'As many members as you need' },
];

export default function ActionAreaCard() {
  const [chosen, setChosen] = React.useState('Team');

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      {plans.map(({ name, text }) => (
        <Card key={name} variant="outlined" sx={{ width: 220, maxWidth: 1 }}>
          <CardActionArea
            aria-pressed={name === chosen}
            onClick={() => setChosen(name)}
            sx={{ height: 1, '&[aria-pressed=true]': { bgcolor: 'action.selected' } }}
          >
            <CardContent component="span" sx={{ display: 'block' }}>
              <Typography variant="h6" component="span" sx={{ display: 'block' }}>
                {name}
              </Typography>
              <Typography variant="body2" component="span">
                {text}
              </Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Stack>
  );
}
