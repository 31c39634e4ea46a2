import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';
import { features, steps, voices } from './content';
import Section from './Section';
import Swatch from './Swatch';

/** What the product does, each with a piece of cloth. */
export function Features() {
  return (
    <Section id="features" title="What it does for you" raised>
      <Grid container spacing={{ xs: 4, md: 6 }}>
        {features.map(({ title, text }, index) => (
          <Grid key={title} size={{ xs: 12, md: 4 }}>
            <Swatch pattern={index} />
            <Typography variant="h6" component="h3" sx={{ mt: 2, mb: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

/** What happens in the first week. */
export function Steps() {
  return (
    <Section id="steps" title="Your first week">
      <Grid
        container
        component="ol"
        spacing={{ xs: 3, md: 6 }}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
      >
        {steps.map(({ title, text }) => (
          <Grid
            key={title}
            component="li"
            size={{ xs: 12, md: 4 }}
            sx={{ borderTop: 4, borderColor: 'secondary.main', pt: 2 }}
          >
            <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}

/** What customers say. */
export function Voices() {
  return (
    <Section id="voices" title="From workshops like yours" raised>
      <Grid container spacing={{ xs: 4, md: 6 }}>
        {voices.map(({ quote, person, workshop }) => (
          <Grid key={person} component="figure" size={{ xs: 12, md: 4 }} sx={{ m: 0 }}>
            <Typography component="blockquote" variant="h6" sx={{ m: 0, mb: 2, fontWeight: 400 }}>
              “{quote}”
            </Typography>
            <Box component="figcaption" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                {person.charAt(0)}
              </Avatar>
              <div>
                <Typography variant="body2" sx={{ fontWeight: 700 }}>
                  {person}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {workshop}
                </Typography>
              </div>
            </Box>
          </Grid>
        ))}
      </Grid>
    </Section>
  );
}
