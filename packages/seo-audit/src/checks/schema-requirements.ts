import { setOf } from "../set-of.ts";

/** What a type of schema.org needs. Alternatives are written `a|b`. */
interface Requirements {
  readonly required: readonly string[];
  /** What makes the rich result better, but is not needed for it. */
  readonly recommended: readonly string[];
  /**
   * Where Google says so; `undefined` where it says nothing and the type alone would say nothing
   * either.
   */
  readonly source: string | undefined;
}

const gallery = "https://developers.google.com/search/docs/appearance/structured-data";

const by =
  (page: string) =>
  (required: string, recommended = ""): Requirements => ({
    required: required.split(" ").filter(Boolean),
    recommended: recommended.split(" ").filter(Boolean),
    source: page === "" ? undefined : `${gallery}/${page}`,
  });
const plain = by("");
const article = by("article")("", "headline author datePublished image");
const business = by("local-business")("name address");

/**
 * Google's search gallery, as far as it still has the type, and for other types the properties
 * without which they are meaningless.
 */
export const schemaRequirements: Readonly<Record<string, Requirements>> = {
  AggregateOffer: by("product-snippet")("lowPrice priceCurrency"),
  AggregateRating: by("review-snippet")("ratingValue ratingCount|reviewCount"),
  Answer: by("faqpage")("text"),
  Article: article,
  BlogPosting: article,
  BreadcrumbList: by("breadcrumb")("itemListElement"),
  Clip: by("video")("name startOffset url"),
  Comment: by("discussion-forum")("author text|image|video"),
  ContactPoint: by("organization")("", "telephone|email|url"),
  Course: by("course")("name description", "provider"),
  Dataset: by("dataset")("name description"),
  DiscussionForumPosting: by("discussion-forum")("author datePublished text|image|video"),
  EducationalOccupationalProgram: plain("name description"),
  Event: by("event")("name startDate location"),
  FAQPage: by("faqpage")("mainEntity"),
  HowTo: plain("name step"),
  ImageObject: by("image-license-metadata")("", "contentUrl|url"),
  ItemList: by("carousel")("itemListElement"),
  JobPosting: by("job-posting")(
    "title description datePosted hiringOrganization jobLocation|applicantLocationRequirements",
  ),
  ListItem: by("breadcrumb")("position item|name|url"),
  LocalBusiness: business,
  Movie: by("movie")("name image"),
  NewsArticle: article,
  Offer: by("product-snippet")("price|priceSpecification"),
  Organization: by("organization")("", "name"),
  Person: plain("name"),
  Product: by("product-snippet")("name offers|review|aggregateRating"),
  ProfessionalService: business,
  ProfilePage: by("profile-page")("mainEntity"),
  QAPage: by("qapage")("mainEntity"),
  Question: by("qapage")("name acceptedAnswer|suggestedAnswer|answerCount"),
  Rating: by("review-snippet")("ratingValue"),
  Recipe: by("recipe")("name image"),
  Restaurant: business,
  Review: by("review-snippet")("author reviewRating|reviewBody"),
  Service: plain("name"),
  SoftwareApplication: by("software-app")("name offers", "aggregateRating|review"),
  Store: business,
  VideoObject: by("video")("name thumbnailUrl uploadDate", "description"),
  WebSite: by("site-names")("", "name url"),
};

/** `Organization` and its subtypes. Google ignores their ratings of themselves. */
export const organizationTypes = setOf(
  "Corporation LocalBusiness OnlineBusiness OnlineStore Organization ProfessionalService Restaurant Store",
);
