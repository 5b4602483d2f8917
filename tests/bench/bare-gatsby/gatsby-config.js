module.exports = { siteMetadata: { siteUrl: "https://www.sylvene.example" } };
