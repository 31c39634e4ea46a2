import * as React from 'react';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Header from './Header';
import Hero from './Hero';
import { Features, Steps, Voices } from './Sections';
import TrialForm from './TrialForm';

/** The page of a product for weaving workshops: its plan is a cloth. */
export default function MarketingPage() {
  return (
    <React.Fragment>
      <Header />
      <main>
        <Hero />
        <Features />
        <Steps />
        <Voices />
        <TrialForm />
      </main>
      <Divider />
      <Container component="footer" maxWidth="lg" sx={{ py: 4 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Weftline is made by six people who weave on weekends. Write to us:{' '}
          <Link href="mailto:hello@weftline.example">hello@weftline.example</Link>
        </Typography>
      </Container>
    </React.Fragment>
  );
}
