import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import WovenPlan from './WovenPlan';

/** What the product is, in one sentence and one picture. */
export default function Hero() {
  return (
    <Container
      maxWidth="lg"
      sx={{
        py: { xs: 6, md: 12 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '5fr 6fr' },
        alignItems: 'center',
        gap: { xs: 6, md: 10 },
      }}
    >
      <div>
        <Typography variant="h2" component="h1">
          A plan that holds together
        </Typography>
        <Typography variant="h6" component="p" sx={{ color: 'text.secondary', my: 3 }}>
          Weftline plans small workshops the way cloth is made: every order is a thread across the
          days and hands that it needs.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" href="#trial">
            Try it for a month
          </Button>
          <Button variant="outlined" size="large" href="#steps">
            See the first week
          </Button>
        </Box>
      </div>
      <WovenPlan />
    </Container>
  );
}
