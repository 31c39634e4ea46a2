import Grid from '@mui/system/Grid';
import { Item } from './Item';

const teams = [
  { name: 'Harbor', members: 'Noor Haddad, Kofi Mensah' },
  { name: 'Warehouse', members: 'Mei Tanaka, Lucía Ortega' },
  { name: 'Customs', members: 'Amara Okafor, Jonas Lind' },
];

export default function FullWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: '100%' }}>
      {teams.map(({ name, members }) => (
        <Grid key={name} size={{ xs: 12, sm: 6, md: 4 }}>
          <Item>
            <strong>{name}</strong>
            <br />
            {members}
          </Item>
        </Grid>
      ))}
    </Grid>
  );
}
