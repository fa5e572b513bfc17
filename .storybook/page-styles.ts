/** The stylesheets of every story's page: the kit's base styles and the brand's fonts. */
import "@kolam/ui/package.css";
import "@site/fonts.css";
