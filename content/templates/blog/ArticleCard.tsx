import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from './articles';
import Cover from './Cover';

interface ArticleCardProps {
  article: Article;
  /** Whether it leads the page. */
  large?: boolean;
  onOpen: () => void;
}

/** An article in the list. The whole card opens it; its title is the link. */
export default function ArticleCard({ article, large = false, onOpen }: ArticleCardProps) {
  const { slug, topic, title, summary, author, minutes } = article;
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: large ? '3fr 2fr' : 'minmax(0, 1fr)' },
        columnGap: 5,
        rowGap: 2,
        alignContent: 'start',
        alignItems: 'center',
        '&:focus-within': { outline: 2, outlineColor: 'secondary.main', outlineOffset: 6 },
      }}
    >
      <Cover topic={topic} ratio={large ? '8 / 5' : undefined} />
      <div>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          {topic}
        </Typography>
        <Typography variant={large ? 'h3' : 'h5'} component="h2">
          <Link
            href={`#${slug}`}
            color="inherit"
            underline="hover"
            onClick={(event) => {
              event.preventDefault();
              onOpen();
            }}
            sx={{ outline: 'none', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <Typography sx={{ my: 1 }}>{summary}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {author}, {minutes} minutes
        </Typography>
      </div>
    </Box>
  );
}
